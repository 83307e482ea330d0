import { Counter, Histogram, Registry } from 'prom-client'

/** What the server counts and measures, in Prometheus' model. The values of each label are few, whatever clients send. */
export interface Metrics {
  readonly registry: Registry
  /** By operation of the contract or route, and by status class. */
  readonly requests: Histogram<'operation' | 'status'>
  /** By kind and first table. */
  readonly statements: Histogram<'statement' | 'outcome'>
  readonly jobs: Histogram<'job' | 'outcome'>
  readonly mails: Counter<'outcome'>
  readonly signIns: Counter<'kind' | 'method' | 'outcome'>
  readonly locks: Counter<'kind'>
  readonly introspections: Counter<'outcome'>
  readonly checks: Counter<'outcome'>
  readonly trafficRequests: Counter<'outcome'>
}

/** Of the process or of a test: nothing is kept outside of what is returned. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers })
  return {
    registry,
    requests: histogram(
      'http_request_duration_seconds',
      'Time from the first byte of a request to the last of its response, by operation and status class.',
      ['operation', 'status'],
      [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    ),
    statements: histogram(
      'portal_database_statement_duration_seconds',
      'Time of a statement on its connection, by kind and first table.',
      ['statement', 'outcome'],
      [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    ),
    jobs: histogram(
      'portal_job_duration_seconds',
      'Time of a run of a job in this process.',
      ['job', 'outcome'],
      [0.01, 0.1, 1, 10, 60, 600],
    ),
    mails: counter('portal_mails_total', 'Attempts of this process to send a mail, by outcome.', ['outcome']),
    signIns: counter(
      'portal_sign_ins_total',
      'Attempts to sign in, by kind of account, method and outcome.',
      ['kind', 'method', 'outcome'],
    ),
    locks: counter('portal_sign_in_locks_total', 'E-mail addresses that wrong passwords have locked.', [
      'kind',
    ]),
    introspections: counter('portal_introspections_total', 'Introspections of gateways, by outcome.', [
      'outcome',
    ]),
    checks: counter('portal_checks_total', 'Requests that gateways asked about, by outcome.', ['outcome']),
    trafficRequests: counter(
      'portal_traffic_requests_total',
      'Requests that gateways reported. A batch that is sent again counts again.',
      ['outcome'],
    ),
  }
}
