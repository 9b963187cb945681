import { styled } from 'styled-components'
import { Container } from '../layout/Container.js'
import { theme } from '../theme.js'
import { Banner } from './Banner.js'
import { useOnline } from './useOnline.js'

const Place = styled(Container)`
  &:not(:empty) {
    padding-top: ${theme.space.m};
  }
`

/** The region is always there, so that its content is read aloud when it appears. */
export const OfflineBanner = () => {
  const isOnline = useOnline()
  return (
    <Place role="status" data-print="hide">
      {!isOnline && (
        <Banner tone="warning" title="You are offline">
          You can keep reading and typing. Sending works again once you are back online.
        </Banner>
      )}
    </Place>
  )
}
