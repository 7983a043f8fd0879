import { expect, test } from 'vitest'
import { heldBy } from './held.ts'
import { emptyStroke } from './stroke.ts'
import { aSkill } from './testing.ts'

const part = (id: string, known: number, needs: readonly string[] = []) =>
  [id, { skill: aSkill({ id, needs }), stroke: emptyStroke, days: 0, known, able: known }] as const

test.each([[['shaky', 'middling', 'firm']], [['firm', 'shaky', 'middling']], [['firm', 'middling', 'shaky']]])(
  'of what a skill builds on the least known is its weakest ground, in whatever order it stands: %j',
  (needs) => {
    const parts = new Map([part('shaky', 0.2), part('middling', 0.5), part('firm', 0.9), part('on top', 0.4, needs)])
    const held = heldBy(parts)
    expect(held.get('on top')!.weakest).toBe('shaky')
    expect(held.get('on top')!.ready).toBeLessThan(0.3)
    expect(held.get('firm')).toMatchObject({ weakest: null, ready: 1 })
  },
)
