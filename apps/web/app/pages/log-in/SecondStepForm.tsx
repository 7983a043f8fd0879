import { useNavigate } from 'react-router'
import { AuthCard } from '../../components/auth/AuthCard'
import { ShowFactor, useTypedWay } from '../../components/auth/ShowFactor'
import { logInWithFactor, type SecondStep } from '../../session/account-actions'
import { TextButton } from '../../ui/TextButton'

type Props = Readonly<{ step: SecondStep; claim: string | null; onBack: () => void }>

/** The second step of a login. */
export function SecondStepForm({ step, claim, onBack }: Props) {
  const navigate = useNavigate()
  const { way, otherWays } = useTypedWay(step.methods)
  return (
    <AuthCard
      title="One more step"
      intro="Your password is right. This account asks for a second proof."
      foot={
        <>
          {otherWays}
          <TextButton onClick={onBack}>Log in as somebody else</TextButton>
        </>
      }
    >
      <ShowFactor
        methods={step.methods}
        way={way}
        show={async (shown) => {
          await navigate(await logInWithFactor(step.pending, shown, claim))
        }}
      />
    </AuthCard>
  )
}
