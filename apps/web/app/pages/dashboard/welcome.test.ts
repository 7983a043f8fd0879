import { expect, test } from 'vitest'
import { closeWelcome, welcomes } from './welcome'

test('the welcome opens by itself while no diagnostic was begun, and once a visit for each topic', () => {
  expect([welcomes(-1, 'Algebra 1'), welcomes(0, 'Algebra 1'), welcomes(1, 'Algebra 1')]).toEqual([true, false, false])
  closeWelcome('Algebra 1')
  expect([welcomes(-1, 'Algebra 1'), welcomes(-1, 'Geometry')]).toEqual([false, true])
})
