import { MESSAGES } from '@fourfold/contract'
import type { Refusal, SaveState } from '../../attempt/keep-test'
import { count } from '../../format'

/** What is said about where the answers are: never that this device has them when its storage has refused. */

const NOWHERE = 'This browser keeps nothing, so leave this page open, or save your answers as a file.'

/** After Save Without Scoring, when the server could not be reached. */
export const afterSave = (state: SaveState): string =>
  state === 'unsaved' ? `Not saved: you are offline. ${NOWHERE}` : MESSAGES.savedOnDevice

/** Only a member can come back elsewhere: a guest is known by this browser alone. */
export const whenLeaving = (state: SaveState, guest: boolean): string =>
  state === 'unsaved'
    ? `Your last answers are not saved: the server cannot be reached. ${NOWHERE}`
    : state === 'local'
      ? 'Your answers are saved on this device, and are sent when you are back online.'
      : guest
        ? 'Your answers are saved, and you can come back in this browser.'
        : 'Your answers are saved, and you can come back on any device.'

/** Of answers that no leaving takes back. */
export const STAYS = 'What counts already stays.'

/** What Don't Save does: what was submitted, or left in a diagnostic, has counted since, and no leaving undoes that. */
export function whatGoes(unkept: number, staying: number): string {
  if (unkept > 0)
    return `Takes back ${count(unkept, 'answer')}; for seven days Previous Tests can undo it.${staying > 0 ? ` ${STAYS}` : ''}`
  return staying > 0 ? STAYS : 'Leaves it as you opened it.'
}

/** Before answers are thrown away that this browser could not keep: what stays, and how long it can be taken back. */
export const beforeThrowing = (staying: number): string =>
  `The test goes back to how you opened it. ${staying > 0 ? `${STAYS} ` : ''}This browser could not keep a copy, so you can take this back only as long as this page stays open.`

/** When the server does not take them, for one reason or the other. */
export function whenRefused(kind: Refusal['kind'], state: SaveState): string {
  if (state === 'unsaved') return `Your last answers are not saved. ${NOWHERE}`
  return kind === 'logged out'
    ? 'Your answers are kept on this device and saved when you are back.'
    : 'Your answers are kept on this device.'
}
