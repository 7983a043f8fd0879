import loadHighs from 'highs'

/** HiGHS (Huangfu and Hall 2018) in its WebAssembly package: a solver of mixed-integer programs. */

/** Its types speak of the CommonJS build, what runs is the module. */
const highs = (loadHighs as unknown as (typeof loadHighs)['default'])()

export type Solution = Readonly<{ names: ReadonlySet<string>; optimal: boolean; seconds: number }>

const UNITS = 150
const ROWS = 40
const TIMES = 3

/** Compiled code gets quick by use: a problem as large as a module's, some times, before the first student waits. */
export async function warmUp(): Promise<void> {
  const names = Array.from({ length: UNITS }, (_, i) => `x${i}`)
  const cost = names.map((name, i) => `- ${1 + ((i * 7) % 11) / 10} ${name}`).join(' ')
  const rows = Array.from({ length: ROWS }, (_, r) => {
    const own = names.filter((_, i) => (i * (r + 3)) % 13 < 4)
    return ` r${r}: ${own.map((name) => `+ ${name}`).join(' ')} - o${r} <= ${3 + (r % 5)}`
  })
  const over = Array.from({ length: ROWS }, (_, r) => `+ 6 o${r}`).join(' ')
  const size = ` n: ${names.map((name) => `+ ${name}`).join(' ')} = 22`
  const lp = [
    'Minimize',
    ` c: ${cost} ${over}`,
    'Subject To',
    size,
    ...rows,
    'Binary',
    ` ${names.join(' ')}`,
    'End',
  ].join('\n')
  for (let time = 0; time < TIMES; time++) await solve(lp, 0.3)
}

/** As good as the best within the information of one question: no wish is missed for that, and the search ends early. */
const NEAR_ENOUGH = { mip_rel_gap: 0.02, mip_abs_gap: 0.15 }

/** A solution found within the time, or null. The thread is busy meanwhile. */
export async function solve(lp: string, seconds: number): Promise<Solution | null> {
  const solver = await highs
  const began = performance.now()
  const { Status, Columns } = solver.solve(lp, { ...NEAR_ENOUGH, time_limit: seconds, output_flag: false })
  const names = new Set<string>()
  for (const [name, column] of Object.entries(Columns))
    if (name.startsWith('x') && 'Primal' in column && Number(column.Primal) > 0.5) names.add(name)
  return names.size === 0 ? null : { names, optimal: Status === 'Optimal', seconds: (performance.now() - began) / 1000 }
}
