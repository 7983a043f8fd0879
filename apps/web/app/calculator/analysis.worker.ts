import { analyse, type Question } from './analysis'

/** Beside the page, so that a hard question never stops the hand that moves the plane. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  self.postMessage({ id: data.id, analysis: analyse(data.question) })
})
