import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { IconButton } from './IconButton.js'

const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
  min-width: 18px;
  padding-inline: ${theme.space.xxs};
  border-radius: ${theme.radius.round};
  background: ${theme.color.barAccent};
  color: ${theme.color.bar};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.heading};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;

  /* Otherwise the browser puts the page's color behind the number, which is of the same color. */
  @media ${media.forced} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`

const Place = styled.span`
  position: relative;
  display: flex;
`

const MOST = 99

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & { count: number }

/** A bell with a number on it, which is part of its name: "Notifications, 3 unread". */
export const BellButton = ({ count, ...rest }: BellButtonProps) => {
  const number = count > MOST ? `${MOST}+` : String(count)
  return (
    <Place>
      <IconButton
        {...rest}
        label={count > 0 ? `Notifications, ${number} unread` : 'Notifications'}
        icon={
          <>
            <Bell aria-hidden="true" />
            {count > 0 && <Count aria-hidden="true">{number}</Count>}
          </>
        }
      />
    </Place>
  )
}
