import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, useSearchParams } from 'react-router'
import { currentUser, studySettings } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { showNotice } from '../../components/shell/notices'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { session } from '../../session/session'
import { Tabs } from '../../ui/Tabs'
import styles from './account.module.css'
import { Billing } from './Billing'
import { PaidPlans } from './PaidPlans'
import { PasswordForm } from './PasswordForm'
import { PlanForm } from './PlanForm'
import { ProfileForm } from './ProfileForm'
import { Sections } from './Sections'
import { StudyForm } from './StudyForm'

export const meta = () => pageMeta({ title: 'My Account', description: 'Your account.', noindex: true })

function home(why: string): never {
  showNotice(why)
  throw redirect(paths.home())
}

export const clientLoader = guard(needsPlan, ({ params }) => {
  // Another person's account looks like one that does not exist, and guests have none.
  if (session().guest) return home('Guests have no account page. Sign up, and you get one.')
  if (Number(params.id) !== session().userId) return home('You can only open your own account page.')
  return Promise.all([queryClient.fetchQuery(currentUser()), queryClient.fetchQuery(studySettings())])
})

export default function AccountPage() {
  const id = Number(useParams().id)
  const { data: user } = useSuspenseQuery(currentUser())
  const { data: study } = useSuspenseQuery(studySettings())
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') ?? 'profile'
  return (
    <Page title="My Account">
      {tab === 'profile' ? (
        <div className={styles.sections}>
          <PlanForm own={user.test_date} />
          <StudyForm />
          {user.billing ? <PaidPlans /> : null}
        </div>
      ) : null}
      <Sheet>
        <Tabs value={tab} onChange={(t) => setSearch(t === 'profile' ? {} : { tab: t }, { replace: true })}>
          <Tabs.List aria-label="Account">
            <Tabs.Tab value="profile">Profile</Tabs.Tab>
            <Tabs.Tab value="password">Change Password</Tabs.Tab>
            {user.billing ? <Tabs.Tab value="billing">Billing</Tabs.Tab> : null}
          </Tabs.List>
          <Tabs.Panel value="profile">
            <ProfileForm key={user.id} user={user} study={study} />
          </Tabs.Panel>
          <Tabs.Panel value="password">
            <PasswordForm id={id} />
          </Tabs.Panel>
          {user.billing ? (
            <Tabs.Panel value="billing">
              <Billing />
            </Tabs.Panel>
          ) : null}
        </Tabs>
      </Sheet>
      {tab === 'profile' ? <Sections id={id} /> : null}
    </Page>
  )
}
