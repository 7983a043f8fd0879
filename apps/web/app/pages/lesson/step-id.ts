import { partId } from './part-id'

/** The place of a step on the page: both counted from 0. */
export const stepId = (example: number, step: number): string => `example-${example + 1}-step-${step + 1}`

/** Brings a step into sight, and the focus to it. */
export function toStep(example: number, step: number): void {
  const place = document.getElementById(stepId(example, step))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** Back to where the student was asked: the step that is open there. */
export function toTryIt(): void {
  const part = document.getElementById(partId('Try it'))
  const open = part?.querySelector<HTMLElement>('input, li:not([data-done]) > ul button')
  ;(open ?? part)?.scrollIntoView({ block: 'center' })
  open?.focus({ preventScroll: true })
}
