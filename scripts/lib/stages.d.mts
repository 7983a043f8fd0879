export type Stage = Readonly<{ name: string; command: string; args: readonly string[] }>

export function quickStages(node: string): Stage[]

export function deepStages(node: string): Stage[]
