import { useSyncExternalStore } from 'react'
import { onSessionChange, type Session, serverSession, session } from './session'

export const useSession = (): Session => useSyncExternalStore(onSessionChange, session, serverSession)
