import { useEffect } from 'react'

const FLUSH_MS = 3000

/** Answers and ratings that an earlier visit could not send go out as soon as the server can be reached. */
export function useSendKept(): void {
  useEffect(() => {
    // What sends them is not needed to show the page.
    const send = () => void import('../../outbox/send-all').then((outbox) => outbox.sendAll()).catch(() => undefined)
    send()
    const timer = setInterval(send, FLUSH_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [])
}
