// When this process looks at what a table waits for: at once if it has stored that and shows the table, a little later if another one has
// stored it, and last of all if nobody is shown the table here.

import type { JobScheduler } from '../jobs/job-scheduler.ts';
import { droppedJobs, type JobChange, type TableJob } from './table-jobs.ts';

const isIn = (jobs: readonly TableJob[], { subject, kind }: TableJob): boolean =>
  jobs.some((one) => one.subject === subject && one.kind === kind);

export class TableTimers {
  private readonly scheduler: Pick<JobScheduler, 'replace'>;
  private set: readonly TableJob[] = [];

  constructor(scheduler: Pick<JobScheduler, 'replace'>) {
    this.scheduler = scheduler;
  }

  /** This process has stored a change of the table's jobs. */
  stored(change: JobChange, where: 'shown' | 'unseen'): void {
    const { before, after } = change;
    this.scheduler.replace(droppedJobs(change), after, where);
    this.set = [...this.set.filter((job) => !isIn(before, job) && !isIn(after, job)), ...after];
  }

  /** These are the table's jobs, whoever has stored them; it is shown here. */
  follow(jobs: readonly TableJob[]): void {
    const isSet = ({ subject, kind, due }: TableJob) =>
      this.set.some((one) => one.subject === subject && one.kind === kind && one.due === due);
    const dropped = this.set.filter((job) => !isIn(jobs, job));
    this.scheduler.replace(
      dropped,
      jobs.filter((job) => !isSet(job)),
      'followed',
    );
    this.set = jobs;
  }
}
