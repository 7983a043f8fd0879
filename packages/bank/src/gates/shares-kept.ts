/** Misconceptions on wrong options, grid-in share and frames per skill are as promised. */

import { EXPECTED } from '../expectations.ts'
import type { Drawn, Gate } from './gate.ts'

export type Shares = Readonly<{ items: number; grid: number; covered: number; frames: number }>

export function shares({ module, items }: Drawn): Shares {
  const wrong = items.flatMap((i) => Object.values(i.secret.options).filter((o) => o && !o.correct))
  const skills = module.topic.subjects.flatMap((s) => s.skills)
  return {
    items: items.length,
    grid: items.filter((i) => i.question_type !== 'Multiple choice').length / Math.max(1, items.length),
    covered: wrong.filter((o) => o?.misconception).length / Math.max(1, wrong.length),
    frames: module.templates.reduce((n, t) => n + t.frames.length, 0) / Math.max(1, skills.length),
  }
}

export const sharesKept: Gate = (d) => {
  const s = shares(d)
  const out: string[] = []
  const drawn = d.module.templates.length > 0
  if (s.covered < 0.95) out.push(`only ${(100 * s.covered).toFixed(1)} % of wrong options carry a misconception (95 %)`)
  const [least, most] = EXPECTED[d.module.topic.id]?.grid ?? [0.15, 0.25]
  if (drawn && (s.grid < least || s.grid > most))
    out.push(`grid-in share ${(100 * s.grid).toFixed(1)} % (${100 * least} to ${100 * most} %)`)
  if (drawn && s.frames < 5) out.push(`${s.frames.toFixed(1)} frames per skill (5)`)
  return out.map((message) => ({ gate: 'shares', item: '', message }))
}
