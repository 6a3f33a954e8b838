// What `deploy/` promises without a network: syntax, flags and variables that the server has, metrics that exist, ports that fit each other.

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { adminCommand } from '../apps/cli/src/commands/admin.ts';
import { SERVE_OPTIONS, variableOf } from '../apps/cli/src/serve/settings.ts';
import { serverMetrics } from '../apps/server/src/ops/metrics.ts';
import { ROOT } from './sources.ts';

const DEPLOY = join(ROOT, 'deploy');
const files = readdirSync(DEPLOY).filter((name) => !name.endsWith('.env'));
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const allOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const different = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();

const scratch = mkdtempSync(join(tmpdir(), 'mozaika-deploy-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a checker where it is installed; what it said, if it found something. */
function complaintOf(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string | undefined {
  const ran = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  if (ran.error) return undefined;
  return ran.status === 0 ? '' : `${ran.stdout}${ran.stderr}`;
}

interface Service {
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly env_file?: string;
  readonly depends_on?: { readonly [service: string]: object };
}
interface Compose {
  readonly services: { readonly [name: string]: Service };
  readonly volumes: { readonly [name: string]: unknown };
}
const compose: Compose = parse(read('compose.yaml'));
const caddy = read('Caddyfile');
const [, upstream = '', nodePort = ''] = /dynamic a (\S+) (\d+)/.exec(caddy) ?? [];

/** What flags these pages may name: those of a server, of `mozaika admin` and of all commands. */
const FLAGS: readonly string[] = [...Object.keys(SERVE_OPTIONS), ...Object.keys(adminCommand.options), 'help'];

/** The pages for people who run a server, and every file of deploy/. */
const TEXTS = ['docs/running.md', 'docs/serving.md', ...files.map((name) => `deploy/${name}`)];

describe('flags and variables', () => {
  it.each(TEXTS)('of %s are those of mozaika serve, or of mozaika admin beside it', (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const variables = Object.keys(SERVE_OPTIONS).map(variableOf);
    expect(different(allOf(text, /\b(MOZAIKA_[A-Z_]+)/g)).filter((variable) => !variables.includes(variable))).toEqual(
      [],
    );
    const commands = allOf(text, /mozaika(?:\.js)? serve (.*)/g).flatMap((line) => allOf(line, /--([a-z-]+)/g));
    // What stands alone between backquotes, as in `--bot-threads`, or with a value.
    const mentioned = allOf(text, /`--([a-z-]+)[^`]*`/g);
    expect(commands.filter((flag) => flag !== 'help' && !(flag in SERVE_OPTIONS))).toEqual([]);
    expect(mentioned.filter((flag) => !FLAGS.includes(flag))).toEqual([]);
  });

  it('no file has a password, and none is on a command line', () => {
    const passwords = files.flatMap((name) => allOf(read(name), /:\/\/[^\s:/]+:([^\s@]+)@/g));
    expect(different(passwords)).toEqual(['%s', 'PASSWORD']);
    const commands = files.flatMap((name) => allOf(read(name), /^(?:ExecStart=|ENTRYPOINT|CMD|\s*command:)(.*)/gm));
    expect(commands.length).toBeGreaterThan(2);
    expect(commands.filter((line) => /:\/\/[^\s/]*@/.test(line))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('names services, volumes and files that exist', () => {
    const services = Object.entries(compose.services);
    expect(services.length).toBeGreaterThan(3);
    for (const [, { volumes = [], depends_on = {} }] of services) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty([name]);
      for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
        if (from.startsWith('./')) expect(files).toContain(from.slice(2));
        else expect(compose.volumes).toHaveProperty([from]);
      }
    }
  });

  it('has the variables of the files that deploy/up writes, and git ignores them', () => {
    const written = allOf(read('up'), />(\S+\.env)$/gm);
    const wanted = Object.values(compose.services).flatMap(({ env_file }) => env_file ?? []);
    expect(different(wanted)).toEqual(different(written));
    const ignored = spawnSync('git', ['check-ignore', ...written.map((name) => `deploy/${name}`)], { cwd: ROOT });
    if (existsSync(join(ROOT, '.git'))) expect(ignored.status).toBe(0);
    expect(complaintOf('sh', ['-n', join(DEPLOY, 'up')])).toBe('');
  });

  it('its ports are those of the container, the proxy and Prometheus', () => {
    const image = read('Dockerfile');
    expect(compose.services).toHaveProperty([upstream]);
    for (const port of [/EXPOSE (\d+)/, /MOZAIKA_PORT=(\d+)/, /127\.0\.0\.1:(\d+)\/readyz/]) {
      expect(port.exec(image)?.[1]).toBe(nodePort);
    }
    const metricsPort = Number(/MOZAIKA_METRICS: 0\.0\.0\.0:(\d+)/.exec(read('compose.yaml'))?.[1]);
    const { scrape_configs } = parse(read('prometheus.yaml'));
    expect(scrape_configs).toMatchObject([
      { job_name: 'mozaika', dns_sd_configs: [{ names: [upstream], port: metricsPort }] },
    ]);
    expect(compose.services['proxy']?.ports).toEqual(['80:80', '443:443']);
  });

  it('the image copies what exists, and the build sees what it copies', () => {
    const copied = allOf(read('Dockerfile'), /COPY --from=build \/mozaika\/(\S+)/g);
    const seen = allOf(read('Dockerfile.dockerignore'), /^!(\S+)/gm);
    expect(copied).toEqual(['node_modules', 'apps', 'packages']);
    for (const name of seen.filter((path) => !path.includes('*'))) expect(existsSync(join(ROOT, name))).toBe(true);
    for (const name of copied.slice(1)) expect(seen).toContain(name);
    for (const path of allOf(read('Dockerfile'), /"((?:apps|node_modules)\/[^"]+)"/g)) {
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
  });
});

describe('proxies and units', () => {
  it('nginx asks the ports that the unit is started with', () => {
    const asked = allOf(read('nginx.conf'), /server 127\.0\.0\.1:(\d+);/g);
    const started = allOf(/systemctl enable --now (.*)/.exec(read('mozaika@.service'))?.[1] ?? '', /mozaika@(\d+)/g);
    expect(asked).toHaveLength(3);
    expect(started).toEqual(asked);
    expect(allOf(/targets: \[(.*?)\]/.exec(read('prometheus.yaml'))?.[1] ?? '', /:(\d+)/g)).toEqual(
      asked.map((port) => `1${port}`),
    );
    expect(read('mozaika@.service')).toContain('--port %i --metrics 127.0.0.1:1%i\n');
  });

  it('the unit restarts as docs/serving.md says', () => {
    const [line = 'none'] = /RestartPreventExitStatus=[\d ]+/.exec(read('mozaika@.service')) ?? [];
    expect(readFileSync(join(ROOT, 'docs/serving.md'), 'utf8')).toContain(line);
  });

  it('nginx -t takes the example', ({ skip }) => {
    const [key, certificate, conf, site] = ['key.pem', 'cert.pem', 'nginx.conf', 'site.conf'].map((name) =>
      join(scratch, name),
    ) as [string, string, string, string];
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const made = complaintOf('openssl', [
      ...request,
      '-keyout',
      key,
      '-out',
      certificate,
      '-subj',
      '/CN=mozaika.example',
    ]);
    const named = read('nginx.conf')
      .replace(/\S+fullchain\.pem/, certificate)
      .replace(/\S+privkey\.pem/, key);
    writeFileSync(
      site,
      named.replace('listen 443', 'listen 127.0.0.1:8443').replace('listen 80', 'listen 127.0.0.1:8480'),
    );
    writeFileSync(conf, `pid ${scratch}/pid; events {} http { access_log off; include ${site}; }\n`);
    const said = complaintOf('nginx', ['-t', '-e', 'stderr', '-c', conf], { PATH: `${process.env['PATH']}:/usr/sbin` });
    if (made === undefined || said === undefined) return skip('nginx or openssl is not installed');
    expect(said).toBe('');
  });

  it('caddy validate takes the example', ({ skip }) => {
    const env = { MOZAIKA_ORIGIN: 'http://localhost:8480', XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
    const said = complaintOf(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'Caddyfile')],
      env,
    );
    if (said === undefined) return skip('caddy is not installed');
    expect(said).toBe('');
  });

  it('systemd-analyze verify finds nothing but that the program is not in /opt', ({ skip }) => {
    const unit = join(scratch, 'mozaika@8081.service');
    copyFileSync(join(DEPLOY, 'mozaika@.service'), unit);
    const said = complaintOf('systemd-analyze', ['verify', '--man=no', unit]);
    if (said === undefined) return skip('systemd is not installed');
    const findings = said.split('\n').filter((line) => line.includes('mozaika@') && !line.includes('not executable'));
    expect(findings).toEqual([]);
  });
});

/** What the queries of a text name: metrics and labels. */
interface Query {
  readonly metrics: readonly string[];
  readonly labels: readonly string[];
}

/** Labels that Prometheus adds, and that of histograms. */
const COMMON_LABELS = ['job', 'instance', 'le'];

function namesIn(query: string): Query {
  const labels = [
    ...allOf(query, /by \(([^)]*)\)/g).flatMap((list) => list.split(/,\s*/)),
    ...allOf(query, /\{([^}]*)\}/g).flatMap((list) => allOf(list, /(\w+)=/g)),
  ];
  const bare = query.replace(/\{[^}]*\}/g, '').replace(/by \([^)]*\)/g, '');
  const metrics = allOf(bare, /(?<![\w$])([a-z]\w*)(?!\w|\s*\()/g).filter(
    (name) => !/^(and|or|sum|by|m|h)$/.test(name),
  );
  return { metrics, labels };
}

describe('metrics of the dashboard and of the alert rules', () => {
  const known = serverMetrics().registry.getMetricsAsArray();
  const names = new Set(['up', ...known.flatMap(({ name }) => [name, `${name}_bucket`])]);
  const labels = new Set([
    ...COMMON_LABELS,
    // The type of the registry's metrics leaves their labels out.
    ...known.flatMap((metric) => ('labelNames' in metric ? (metric.labelNames as readonly string[]) : [])),
  ]);
  const { panels } = JSON.parse(read('grafana.json')) as {
    readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  };
  const { groups } = parse(read('alerts.yaml')) as {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
  };
  const queries = [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ];

  it('a name that nobody has is noticed', () => {
    const query = 'sum by (le, level) (rate(mozaika_thoughts{colour="red"}[5m])) > 0.5 and up == 0';
    expect(namesIn(query)).toEqual({ metrics: ['mozaika_thoughts', 'up'], labels: ['le', 'level', 'colour'] });
  });

  it.each(queries)('%s: %s', (_, query) => {
    const used = namesIn(query);
    expect(used.metrics.length).toBeGreaterThan(0);
    expect(used.metrics.filter((name) => !names.has(name))).toEqual([]);
    expect(used.labels.filter((label) => !labels.has(label))).toEqual([]);
  });

  it.each(['docs/running.md', 'docs/serving.md'])('of %s exist', (name) => {
    const named = allOf(readFileSync(join(ROOT, name), 'utf8'), /\b(mozaika_(?:[a-z]+_)*[a-z]+)\b/g);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((metric) => !names.has(metric))).toEqual([]);
  });

  it('docs/running.md says what to do about every alert', () => {
    const page = readFileSync(join(ROOT, 'docs/running.md'), 'utf8');
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(alerts.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('promtool takes rules and configuration', ({ skip }) => {
    const said = complaintOf('promtool', ['check', 'config', join(DEPLOY, 'prometheus.yaml')]);
    if (said === undefined) return skip('promtool is not installed');
    expect(said).toBe('');
  });
});
