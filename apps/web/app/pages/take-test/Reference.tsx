import { endpoints, MESSAGES } from '@fourfold/contract'
import { useEffect, useState } from 'react'
import { call } from '../../api/client'
import { reportError } from '../../components/shell/notices'
import { Rich } from '../../ui/Rich'

export function Reference({ topic }: { topic: string }) {
  const [html, setHtml] = useState<string | null>(null)
  useEffect(() => {
    call(endpoints.tests.reference, { query: { topic } })
      .then((r) => setHtml(r.html))
      .catch(reportError)
  }, [topic])
  if (html === null) return <p role="status">{MESSAGES.defaultLoading[0]}</p>
  return html === '' ? <p>There is no reference sheet for this topic.</p> : <Rich html={html} />
}
