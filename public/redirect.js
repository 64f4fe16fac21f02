// Leads an old path on to the new one, query and fragment included.
location.replace(new URL(document.currentScript.dataset.to, document.baseURI).href + location.search + location.hash);
