import { Outlet } from 'react-router'
import { CookieBanner } from '../components/marketing/CookieBanner'
import { Footer } from '../components/marketing/Footer'
import { Navbar } from '../components/marketing/Navbar'
import { PendingSignUp } from '../components/marketing/PendingSignUp'
import { TeacherAsked } from '../components/marketing/TeacherAsked'
import styles from './marketing.module.css'

export default function MarketingLayout() {
  return (
    <div className={styles.layout}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Navbar />
      <PendingSignUp />
      <TeacherAsked />
      <div className={styles.content}>
        <Outlet />
      </div>
      <Footer />
      <CookieBanner />
    </div>
  )
}
