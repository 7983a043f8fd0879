import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../routing/paths'
import { isExpired, session } from '../../session/session'
import { reportError } from '../shell/notices'

/** Try It Now (spec §4, guest flow). What it needs is fetched at the click: the public pages stay light. */
export function useTryNow() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const tryNow = async () => {
    const { token } = session()
    if (token && !isExpired(token)) return void navigate(paths.forStudents())
    setBusy(true)
    try {
      const { tryAsGuest } = await import('../../session/account-actions')
      await navigate(await tryAsGuest())
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, tryNow: () => void tryNow() }
}
