import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus reads. Names end in their unit; labels hold routes and outcomes, never a person. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const registers = [registry]
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

export const requestSeconds = new Histogram({
  name: 'fourfold_request_duration_seconds',
  help: 'How long calls took, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
  registers,
})

export const saves = new Counter({
  name: 'fourfold_saves_total',
  help: 'Saves of tests: at once, or behind the lock of the test',
  labelNames: ['way'],
  registers,
})

export const merges = new Counter({
  name: 'fourfold_merges_total',
  help: 'Saves and finishes that were answered with the test as it is, for the browser to merge',
  labelNames: ['reason'],
  registers,
})

export const scoringSeconds = new Histogram({
  name: 'fourfold_scoring_duration_seconds',
  help: 'How long saving and scoring a test took',
  buckets: SECONDS,
  registers,
})

export const jobRuns = new Counter({
  name: 'fourfold_jobs_total',
  help: 'Jobs that ran, mail among them, by outcome',
  labelNames: ['job', 'outcome'],
  registers,
})

export const payments = new Counter({
  name: 'fourfold_payments_total',
  help: 'Payments by outcome',
  labelNames: ['outcome'],
  registers,
})

export const poolConnections = new Gauge({
  name: 'fourfold_database_pool_connections',
  help: 'Connections of the pool that serves requests: open, idle, and requests that wait for one',
  labelNames: ['state'],
  registers,
})

export const queueDepth = new Gauge({
  name: 'fourfold_queue_depth',
  help: 'Jobs that wait, by name',
  labelNames: ['job'],
  registers,
})

export const calibrationAge = new Gauge({
  name: 'fourfold_calibration_age_seconds',
  help: 'Since the last calibration of the questions was done; absent while none is known',
  registers,
})
