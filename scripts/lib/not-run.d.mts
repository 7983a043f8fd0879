type Stage = Readonly<{ name: string; command: string }>
type Report = Readonly<{
  testResults?: readonly Readonly<{
    name: string
    assertionResults?: readonly Readonly<{ status: string; fullName: string }>[]
  }>[]
}>

export function reporting(stage: Stage): string[]
export function skippedIn(report: Report): string[]
export function notRun(stage: Stage, deep: boolean): string
