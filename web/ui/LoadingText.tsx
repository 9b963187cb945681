import { keyframes, styled } from 'styled-components'
import { theme } from './theme.js'

const appear = keyframes`
  from { opacity: 0; }
`

const Words = styled.p`
  padding-block: ${theme.space.xxl};
  color: ${theme.color.muted};
  /* A fast answer shows no flicker of words. */
  animation: ${appear} 120ms 200ms both;
`

export const LoadingText = () => <Words role="status">Loading...</Words>
