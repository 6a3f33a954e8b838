// How `mozaika serve` ends, for supervisors: the numbers of sysexits.h. The table in docs/serving.md says which of them a restart mends.

export const EXIT = {
  stopped: 0,
  refused: 1,
  /** As for every command. */
  calledWrongly: 2,
  /** EX_DATAERR: the database is damaged, or none. */
  damaged: 65,
  /** EX_UNAVAILABLE: PostgreSQL or NATS does not answer, the port is taken. */
  unavailable: 69,
  /** EX_SOFTWARE */
  bug: 70,
  /** EX_CANTCREAT: the database can't be opened for writing. */
  unwritable: 73,
  /** EX_IOERR: the disk is full or fails. */
  disk: 74,
  /** EX_TEMPFAIL: another server is using the database. */
  inUse: 75,
  /** EX_CONFIG: an address that can't be listened on, a database of a newer version or without the rights, a bus that wants a password. */
  unsuitable: 78,
  /** As after SIGINT: a second Ctrl-C, which does not wait. */
  forced: 130,
  /** As after SIGKILL: a stop for which the database did not answer in time. */
  gaveUp: 137,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];
