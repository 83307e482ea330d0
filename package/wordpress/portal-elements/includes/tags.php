<?php
/**
 * The tags and their attributes, as the declarations of the kit describe them.
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

/**
 * Returns all tags. The file is generated; see scripts/manifest/wordpress-tags.ts of the project.
 *
 * @return array[]
 */
function tags() {
	static $tags = null;
	if ( null === $tags ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
		$tags = json_decode( file_get_contents( dirname( __DIR__ ) . '/tags.json' ), true );
	}
	return $tags;
}
