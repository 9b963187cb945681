import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useQuery } from '../apollo/hooks.js'
import { ShellDocument, type ViewerFragment } from '../features/accounts/generated/accounts.js'
import { loadConfirmEmailLine } from '../features/accounts/loadConfirmEmailLine.js'
import { sideId } from '../features/accounts/sideId.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { AddressedProfile } from '../features/businesses/profile/AddressedProfile.js'
import { DraftOwner } from '../forms/useDraft.js'
import { LoadingPage } from '../pages/LoadingPage.js'
import { Shell } from '../ui/layout/Shell.js'
import { NavigationGuards } from '../ui/navigation/NavigationGuards.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { getReady } from '../ui/states/loadCode.js'
import { OfflineBanner } from '../ui/states/OfflineBanner.js'
import { useFirstPress } from '../ui/states/useFirstPress.js'
import { keptFiles } from '../uploads/keptFiles.js'
import { Arriving } from './Arriving.js'
import { FooterLines } from './FooterLines.js'
import { NavBar } from './NavBar.js'
import { pageModules } from './pageModules.js'
import { QuietBoundary } from './QuietBoundary.js'
import { ReadOpened } from './ReadOpened.js'
import { ScrollPlaces } from './ScrollPlaces.js'
import { SessionEnded } from './SessionEnded.js'

/** Signing in or out refetches the operator's settings, so the previous ones stay in the footer until then. */
const Footer = () => {
  const settings = useQuery(ShellDocument).data?.settings
  const known = useRef(settings)
  known.current = settings ?? known.current
  return <FooterLines settings={known.current} />
}

const ConfirmEmailLine = lazyPart(loadConfirmEmailLine, 'ConfirmEmailLine')
/** The line's place stays until the next page, so that nothing moves as the email is confirmed elsewhere. */
const ConfirmEmailPlace = ({ user }: { user: ViewerFragment }) => {
  const { pathname } = useLocation()
  const askedAt = useRef<string>(undefined)
  const asks = user.emailConfirmedAt === null
  if (asks) askedAt.current = pathname
  if (askedAt.current !== pathname) return null
  return (
    <div style={{ visibility: asks ? undefined : 'hidden' }}>
      <ConfirmEmailLine user={user} />
    </div>
  )
}

const SendKept = lazyPart(() => import('./SendKept.js'), 'SendKept')
const LiveUpdates = lazyPart(() => import('./live/LiveUpdates.js'), 'LiveUpdates')

/**
 * The parts of a signed-in page that show nothing. They begin after the first answer, because the change stream starts
 * at its cursor: a stream without one would miss what happens between the answer and the stream.
 */
const InBackground = ({ user }: { user: ViewerFragment }) => {
  const { data, error } = useQuery(ShellDocument)
  const kept = useSyncExternalStore(keptFiles.subscribe, keptFiles.read)
  return (
    <QuietBoundary>
      {(data || error) && (
        <>
          <LiveUpdates id={user.id} businessId={sideId(user)} userType={user.userType} />
          <ReadOpened userType={user.userType} />
          <QuietBoundary>
            {kept.some(({ owner }) => owner === user.id) && <SendKept owner={user.id} />}
          </QuietBoundary>
        </>
      )}
    </QuietBoundary>
  )
}

/** Loads the signed-out page on the first press, so that signing out shows it at once. */
const readyToSignOut = () => void getReady(pageModules.signedOut)

export const RootLayout = () => {
  const { user, hasSessionEnded } = useAuth()
  const { pathname, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(pathname)
  useFirstPress(readyToSignOut)

  // A new page starts at its top, not at the link that led there; the page itself scrolls to an anchor in the URL.
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    // The page may have moved the focus to its heading already.
    const isInside = main.current?.contains(document.activeElement)
    if (hash === '' && !isInside) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])

  // Signing in or out may keep the URL but removes the element that had the focus.
  const userId = user?.id
  const shownFor = useRef(userId)
  useEffect(() => {
    if (shownFor.current === userId) return
    shownFor.current = userId
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [userId])

  return (
    <NavigationGuards>
      <Shell
        bar={
          <>
            <NavBar />
            <OfflineBanner />
            <QuietBoundary>{user && <ConfirmEmailPlace key={user.id} user={user} />}</QuietBoundary>
          </>
        }
        footer={<Footer />}
        mainRef={main}
      >
        <Suspense fallback={<LoadingPage />}>
          {/* Typed text and open dialogs must not pass from one user to the next. */}
          <DraftOwner value={user?.id ?? null}>
            <Outlet key={user?.id} />
          </DraftOwner>
        </Suspense>
      </Shell>
      <AddressedProfile />
      <Arriving />
      {user && !hasSessionEnded && <InBackground key={user.id} user={user} />}
      <SessionEnded />
      <ScrollPlaces />
    </NavigationGuards>
  )
}
