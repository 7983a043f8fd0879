export type { FaultKind, Faults, RequestFault } from './faults.ts'
export { createSandbox, type Inspection, type Sandbox, type SandboxOptions, type SandboxStore } from './sandbox.ts'
export type { SandboxEvent } from './state.ts'
export { type Delivery, signPayload } from './webhooks.ts'
