// Which address the phones in the room are told, and the code they scan

import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lanAddresses, qrCode } from '../src/ops/lan.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

describe('addresses for the room', () => {
  it('come from real networks first, and never from this machine alone', () => {
    const found = lanAddresses({
      lo: [at('127.0.0.1', true)],
      docker0: [at('172.17.0.1')],
      'br-12ab': [at('192.168.99.1')],
      eth1: [at('203.0.113.5')],
      wlan0: [at('10.0.0.7')],
      eth0: [at('192.168.1.7')],
    });
    expect(found).toEqual(['192.168.1.7', '10.0.0.7', '203.0.113.5', '192.168.99.1', '172.17.0.1']);
  });

  it('are none without a network', () => {
    expect(lanAddresses({ lo: [at('127.0.0.1', true)], eth0: undefined })).toEqual([]);
  });
});

describe('the QR code', () => {
  it('is a square of half blocks: two rows in a line', () => {
    const lines = qrCode('http://192.168.1.7:8080/').split('\n');
    const [{ length }] = lines;
    expect(lines.every((line) => line.length === length && /^[█▀▄ ]+$/.test(line))).toBe(true);
    expect(lines.length).toBe(Math.ceil(length / 2));
    expect(length).toBeGreaterThan(24);
  });
});
