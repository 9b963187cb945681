import { useEffect, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { SettingsQuery } from '../../generated/graphql.js'
import { AccountTypeScreen } from '../../pages/signIn/AccountTypeScreen.js'
import { signInTitles } from '../../pages/signIn/signInTitles.js'
import { useSignInStep } from '../../pages/signIn/useSignInStep.js'
import { paths } from '../../paths.js'
import { useBusyPress } from '../../ui/actions/useBusyPress.js'
import { GlobalStyle } from '../../ui/GlobalStyle.js'
import { PageTitle } from '../../ui/layout/PageTitle.js'
import { Shell } from '../../ui/layout/Shell.js'
import { SiteBar } from '../../ui/layout/SiteBar.js'
import { OfflineBanner } from '../../ui/states/OfflineBanner.js'
import { whenIdle } from '../../ui/states/whenIdle.js'
import { FooterLines } from '../FooterLines.js'
import { SignInLink } from '../SignInLink.js'
import { useMenu } from '../useMenu.js'
import { isVisit } from './isVisit.js'

type VisitorAppProps = {
  settings: Promise<SettingsQuery | undefined>
  /** The visitor wants something that this page does not have. This page stays until the app is loaded. */
  onLeave: () => void
}

/** The operator's lines come when the page above is drawn: its drawing would begin again with them. */
const Footer = ({ settings }: Pick<VisitorAppProps, 'settings'>) => {
  const [known, setKnown] = useState<SettingsQuery>()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void settings.then(answer => {
      if (!isGone) stop = whenIdle(() => setKnown(answer))
    })
    return () => {
      isGone = true
      stop()
    }
  }, [settings])
  return <FooterLines settings={known?.settings} />
}

const VisitorPage = ({ settings, onLeave }: VisitorAppProps) => {
  const location = useLocation()
  const { go } = useSignInStep()
  const menu = useMenu()
  const [isLeaving, setLeaving] = useState(false)
  useBusyPress(isLeaving)

  useEffect(() => {
    if (!location || isVisit()) return
    setLeaving(true)
    onLeave()
  }, [location, onLeave])

  return (
    <Shell
      bar={
        <>
          <SiteBar
            homePath={paths.home}
            entries={[{ label: 'Support' }]}
            {...menu}
            session={<SignInLink />}
          />
          <OfflineBanner />
        </>
      }
      footer={<Footer settings={settings} />}
    >
      <PageTitle>{signInTitles.choose}</PageTitle>
      <AccountTypeScreen onChoose={go} />
    </Shell>
  )
}

/**
 * The first screen for visitors who are not signed in, as in SignInPage, but without the code that only the next steps
 * need.
 */
export const VisitorApp = (props: VisitorAppProps) => (
  <>
    <GlobalStyle />
    <BrowserRouter>
      <VisitorPage {...props} />
    </BrowserRouter>
  </>
)
