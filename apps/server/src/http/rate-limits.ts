// How often an address may ask and a person may change something, over HTTP.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AllowanceParts, Allowances, type Wait } from '../limits/allowances.ts';
import type { Rate } from '../limits/token-bucket.ts';
import { householdOf } from '../moderation/network.ts';
import { sendRefusal } from './refusals.ts';

export interface HttpLimits {
  /** API requests a minute from one address. */
  readonly perAddress: number;
  /** Changes a minute by one person. */
  readonly perPerson: number;
}

/** Far above what a family behind one address, or a busy program, needs. */
export const DEFAULT_LIMITS: HttpLimits = { perAddress: 1200, perPerson: 120 };

const aMinute = (most: number): Rate => ({ perSecond: most / 60, atOnce: most });

export interface RateLimits {
  /** True if the limit is exceeded: the request has been answered with 429. */
  address(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  person(reply: FastifyReply, person: string): Promise<boolean>;
}

export function rateLimits({ perAddress, perPerson }: HttpLimits, parts: AllowanceParts): RateLimits {
  const requests = new Allowances('requests', aMinute(perAddress), parts);
  const changes = new Allowances('changes', aMinute(perPerson), parts);
  return {
    address: async (request, reply) => refuseIfTooOften(reply, await requests.take(householdOf(request.ip))),
    person: async (reply, person) => refuseIfTooOften(reply, await changes.take(person)),
  };
}

function refuseIfTooOften(reply: FastifyReply, wait: Wait): boolean {
  if (wait === 0) return false;
  const seconds = Math.ceil(wait / 1_000);
  sendRefusal(reply.header('retry-after', seconds), { code: 'too-often', seconds });
  return true;
}
