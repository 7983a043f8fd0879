import { expect, test } from 'vitest'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { fitPrior, PRIOR_STUDENTS } from './prior.ts'
import { normal, seededRng } from './rng.ts'
import type { Nodes } from './state.ts'
import { anItem } from './testing.ts'

type World = Readonly<{ mean: number; topic: number; subject: number; skill: number }>

/** Students of a world: levels of topic, subjects and skills are drawn, answers follow from them. */
function studentsOf({ mean, topic, subject, skill }: World, count: number): Nodes[] {
  const rng = seededRng(31)
  return Array.from({ length: count }, () => {
    const level = mean + topic * normal(rng)
    const subjects = [0, 1].map(() => level + subject * normal(rng))
    const skills = Array.from({ length: 6 }, (_, s) => subjects[s % 2]! + skill * normal(rng))
    let nodes: Nodes = {}
    for (let n = 0; n < 24; n++) {
      const s = n % 6
      const b = ((n * 7) % 5) / 2 - 1
      const item = anItem({ id: `i${n}`, skills: [`s${s}`], subject: `u${s % 2}`, b, b_var: 0, response: 'grid' })
      const correct = rng() < 1 / (1 + Math.exp(b - skills[s]!))
      nodes = observe(nodes, { item, correct, at: n, first_exposure: true, solutionShown: false, ms: 50_000 })
    }
    return nodes
  })
}

/** Worlds as mean and spreads of topic, subject and skill, and the prior that is found: mean and variances of the same. */
const WORLDS = [
  [
    [-1.2, 0.6, 0.4, 0.6],
    [-1.2, 0.8, 0.25, 0.35],
  ],
  [
    [-0.9, 1.1, 1, 0.6],
    [-1.2, 2, 0.5, 0.6],
  ],
  [
    [-0.6, 2, 0.4, 0.6],
    [-0.6, 4, 0.15, 0.35],
  ],
  [
    [-0.3, 0.8, 0.4, 1],
    [-0.3, 1.3, 0.15, 1],
  ],
  [
    [0, 0.9, 0.7, 1.7],
    [0, 4, 0.15, 3],
  ],
  [
    [0.3, 1.1, 0.7, 1.3],
    [0.3, 4, 0.15, 3],
  ],
  [
    [0.6, 0.6, 1.2, 0.6],
    [0.6, 1.3, 0.5, 0.6],
  ],
  [
    [1, 1.4, 0.4, 1],
    [0.9, 4, 0.15, 1],
  ],
] as const

test.each(WORLDS)('students of a world %j are found again as %j', ([mean, topic, subject, skill], pinned) => {
  const found = fitPrior(studentsOf({ mean, topic, subject, skill }, 30))
  expect([found.mean, found.topic_var, found.subject_var, found.skill_var]).toEqual(pinned)
})

test('below ten students the launch prior stands, and beyond 150 nobody changes it', () => {
  const students = studentsOf({ mean: -1.2, topic: 0.6, subject: 0.4, skill: 0.6 }, 10)
  expect(fitPrior(students.slice(0, 9))).toEqual(PARAMS.prior)
  expect(fitPrior(students)).not.toEqual(PARAMS.prior)
  const strong = studentsOf({ mean: 0.9, topic: 0.6, subject: 0.4, skill: 0.6 }, 1)[0]!
  const many = Array.from({ length: 150 }, (_, n) => students[n % 10]!)
  expect(PRIOR_STUDENTS).toBe(150)
  expect(fitPrior([...many, ...Array(150).fill(strong)])).toEqual(fitPrior(many))
})
