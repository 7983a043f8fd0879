import { Button } from '../../ui/Button'
import { Graphable } from './Graphable'
import { graphLines } from './graph-lines'

/** The equations of a question in the grapher; nothing where it has none that can be drawn. */
export function SeeOnGraph({ html }: { html: string }) {
  const lines = graphLines(html)
  if (lines.length === 0) return null
  return (
    <Graphable>
      <Button look="plain" small data-graph={lines.join('; ')}>
        See it on a graph
      </Button>
    </Graphable>
  )
}
