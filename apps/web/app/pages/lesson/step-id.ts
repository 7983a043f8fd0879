/** The place of a step on the page: both counted from 0. */
export const stepId = (example: number, step: number): string => `example-${example + 1}-step-${step + 1}`
