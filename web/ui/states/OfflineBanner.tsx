import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Container } from '../layout/Container.js'
import { theme } from '../theme.js'
import { Banner } from './Banner.js'

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** The browser's view of its connection. "Online" may still mean that the server can't be reached. */
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

const Place = styled.div`
  &:not(:empty) {
    padding-top: ${theme.space.m};
  }
`

/** The region is always present, so that its content is announced when it appears. */
export const OfflineBanner = () => {
  const isOnline = useOnline()
  return (
    <Place role="status" data-print="hide">
      {!isOnline && (
        <Container>
          <Banner tone="warning" title="You are offline">
            You can keep reading and typing. Sending works again once you are back online.
          </Banner>
        </Container>
      )}
    </Place>
  )
}
