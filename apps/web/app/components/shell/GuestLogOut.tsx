import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** A guest has no password to come back with: logging out is asked about first. */
export function GuestLogOut({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Log out and lose your work?" onClose={onClose} size="small">
      <p>
        You are here as a guest, so nobody can log in to this work again: your tests, mistakes and flashcards are lost
        when you log out. Sign up, and they stay yours.
      </p>
      <ButtonLink to={paths.signUp()}>Sign up to keep it</ButtonLink>
      <ButtonLink to={paths.logOut()} look="plain">
        Log out anyway
      </ButtonLink>
    </Dialog>
  )
}
