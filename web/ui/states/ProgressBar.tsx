import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.neutralSoft};

  @media ${media.forced} {
    border: 1px solid CanvasText;
  }
`

const Bar = styled.div`
  height: 100%;
  background: ${theme.color.accent};
  transform-origin: left;
  transition: transform ${theme.motion.quick};

  @media ${media.forced} {
    background: Highlight;
  }
`

type ProgressBarProps = {
  /** The task in progress, such as "Uploading garage.jpg". */
  label: string
  /** From 0 to 1. */
  share: number
}

export const ProgressBar = ({ label, share }: ProgressBarProps) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(share * 100)}
  >
    <Bar style={{ transform: `scaleX(${share})` }} />
  </Track>
)
