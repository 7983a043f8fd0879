// Before each test file: chance is the same in every run, so that a check that passed here passes everywhere.
// CHANCE=<number> draws other cases: run with a few of them after changing what a property is about.
import { relative } from 'node:path'
import { configureGlobal } from 'fast-check'
import { expect } from 'vitest'
import { seededRng } from '../../packages/engine/src/rng.ts'

const seed = Number(process.env.CHANCE ?? 1)
configureGlobal({ seed })

const file = relative(process.cwd(), expect.getState().testPath ?? '')
Math.random = seededRng([...file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed))
