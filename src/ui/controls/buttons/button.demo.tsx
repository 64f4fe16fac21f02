/** A button with a label, an icon or both. With a target it is a link. */
import { useState } from 'react';
import { Button, type ButtonProps, IconButton } from './button.tsx';

const tones = ['default', 'primary'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** The types with a background, the variant basic. */
export const Types = () =>
  tones.map((tone) => (
    <Button key={tone} tone={tone}>
      {tone}
    </Button>
  ));

/** The same without background or border, the variant text. */
export const TextVariant = () =>
  tones.map((tone) => (
    <Button key={tone} variant="text" tone={tone}>
      {tone}
    </Button>
  ));

/** 28, 34 and 40 px high, with a font size of 12, 14 and 16 px. Without a size, a button has that of its bar. */
export const Sizes = () =>
  sizes.map((size) => (
    <Button key={size} size={size} icon="download">
      {size}
    </Button>
  ));

/** Round ends. */
export const Round = () =>
  sizes.map((size) => (
    <Button key={size} round size={size} tone="primary" icon="heart">
      {size}
    </Button>
  ));

/** As wide as high. */
export const Circle = () =>
  sizes.flatMap((size) => [
    <Button key={size} circle size={size}>
      A
    </Button>,
    <IconButton key={`${size}icon`} circle variant="basic" size={size} icon="heart" label={`Like (${size})`} />,
  ]);

/** Only an icon: the name is its tooltip too. */
export const IconAlone = () =>
  sizes.map((size) => <IconButton key={size} size={size} icon="refresh" label={`Refresh (${size})`} />);

export const Disabled = () =>
  tones.flatMap((tone) => [
    <Button key={tone} disabled tone={tone}>
      {tone}
    </Button>,
    <Button key={`${tone}text`} disabled variant="text" tone={tone}>
      {tone}
    </Button>,
  ]);

/** A target makes it a link, which can be disabled all the same. */
export const Links = () => (
  <>
    <Button href="about">About</Button>
    <Button href="about" tone="primary" round icon="info-circle">
      About
    </Button>
    <Button href="about" variant="text" target="_blank">
      In a new tab
    </Button>
    <Button href="about" disabled>
      Nowhere
    </Button>
  </>
);

/** A toggle button stays pressed until the next click. */
export function Toggle() {
  const [isOn, setOn] = useState(true);
  const common: ButtonProps = { 'aria-pressed': isOn, onClick: () => setOn(!isOn) };
  return (
    <>
      <Button {...common}>Wrap lines</Button>
      <Button {...common} variant="text">
        Wrap lines
      </Button>
      <IconButton {...common} icon="text-wrap" label="Wrap lines" />
    </>
  );
}
