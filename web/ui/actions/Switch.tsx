import { Switch as Radix } from 'radix-ui'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

/* The box is as large as a thumb; the track is drawn within it. */
const Root = styled(Radix.Root)`
  display: inline-flex;
  gap: ${theme.space.xs};
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${theme.fontSize.s};
  font-weight: ${theme.weight.strong};
  cursor: pointer;
`

const Track = styled.span`
  flex: none;
  width: 44px;
  height: 26px;
  padding: 3px;
  border: 2px solid ${theme.color.lineStrong};
  border-radius: 13px;
  background: ${theme.color.raised};
  transition: background ${theme.motion.quick};

  [data-state='checked'] > & {
    border-color: ${theme.color.success};
    background: ${theme.color.success};
  }
`

const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: ${theme.color.lineStrong};
  transition: transform ${theme.motion.quick};

  &[data-state='checked'] {
    background: ${theme.color.surface};
    transform: translateX(18px);
  }

  @media ${media.forced} {
    background: ButtonText;
  }
`

type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The id of what it switches. */
  'aria-labelledby': string
}

/** Turns a thing on and off at once, and says in a word which it is. */
export const Switch = ({ checked, onChange, ...named }: SwitchProps) => (
  <Root checked={checked} onCheckedChange={onChange} {...named}>
    <span aria-hidden="true">{checked ? 'On' : 'Off'}</span>
    <Track>
      <Thumb />
    </Track>
  </Root>
)
