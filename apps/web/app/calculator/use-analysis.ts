import type { Angle, View } from '@fourfold/grapher'
import { useEffect, useRef, useState } from 'react'
import { type Analysis, NOTHING, type Question } from './analysis'
import type { Row } from './rows'

/** The hand must rest this long before the graph is looked at anew. */
const REST_MS = 140
/** A question that takes longer is given up, and its worker with it. */
const LONGEST_MS = 5000

const newWorker = (): Worker => new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' })

/** Points of interest and words for what is on the screen, worked out beside the page. */
export function useAnalysis(rows: readonly Row[], angle: Angle, view: View): Analysis {
  const [analysis, setAnalysis] = useState<Analysis>(NOTHING)
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  // The worker lives as long as the graph is open.
  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  useEffect(() => {
    let limit: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      worker.current ??= newWorker()
      const id = ++asked.current
      const question: Question = { rows, angle, view }
      worker.current.onmessage = ({ data }: MessageEvent<{ id: number; analysis: Analysis }>) => {
        if (data.id !== asked.current) return
        clearTimeout(limit)
        setAnalysis(data.analysis)
      }
      limit = setTimeout(() => {
        worker.current?.terminate()
        worker.current = null
      }, LONGEST_MS)
      worker.current.postMessage({ id, question })
    }
    const rest = setTimeout(ask, REST_MS)
    return () => {
      clearTimeout(rest)
      clearTimeout(limit)
    }
  }, [rows, angle, view])
  return analysis
}
