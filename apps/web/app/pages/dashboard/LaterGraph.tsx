import { lazy, Suspense } from 'react'
import { useNear } from '../../ui/use-near'
import styles from './dashboard.module.css'
import type { GraphProps } from './ScoreGraph'

const ScoreGraph = lazy(() => import('./ScoreGraph'))

/** The graph is the last thing of the page: what draws it is loaded when it comes near. */
export function LaterGraph(props: GraphProps) {
  const { box, near } = useNear<HTMLDivElement>()
  const wait = <div className={styles.graphWait} />
  return (
    <div ref={box}>
      {near ? (
        <Suspense fallback={wait}>
          <ScoreGraph {...props} />
        </Suspense>
      ) : (
        wait
      )}
    </div>
  )
}
