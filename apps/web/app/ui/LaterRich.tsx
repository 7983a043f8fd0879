import { lazy, Suspense } from 'react'
import { texToWords } from './tex-to-words'

const Rich = lazy(() => import('./Rich').then((module) => ({ default: module.Rich })))

const NEEDS_DRAWING = /[$<&\\]/

/** A sentence of the bank on a page that mostly has plain ones: what draws formulas is loaded only where there is one. */
export function LaterRich({ html }: { html: string }) {
  if (!NEEDS_DRAWING.test(html)) return html
  return (
    <Suspense fallback={texToWords(html)}>
      <Rich html={html} inline />
    </Suspense>
  )
}
