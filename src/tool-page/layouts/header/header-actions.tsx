import { useMessages } from '#ui/messages.ts';
import { MenuButton } from '#ui/overlay/menu-button.tsx';
import { PageMenu, type PageMenuProps } from './page-menu.tsx';
import { ShareButton } from './share-button.tsx';

/** Share button and menu of rare actions. The site puts them beside the title. */
export function HeaderActions(props: PageMenuProps) {
  const { t } = useMessages();
  return (
    <div data-header-actions>
      <ShareButton session={props.session} />
      <MenuButton icon="dots" label={t('pageMenu')}>
        {() => <PageMenu {...props} />}
      </MenuButton>
    </div>
  );
}
