<?php
/**
 * The script of the kit, on pages that have a tag. It is a file with attributes: nothing runs inline, so that a Content Security Policy
 * needs no exception.
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the address of the folder that has the kit; empty as long as no portal is set.
 *
 * @return string
 */
function kit_address() {
	$settings = settings();
	if ( '' !== $settings['kit'] || '' === $settings['address'] ) {
		return $settings['kit'];
	}
	return $settings['address'] . '/kit';
}

add_action(
	'init',
	function () {
		// Without a version: the kit's addresses never change, and the browser asks for them anew.
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		wp_register_script( HANDLE, kit_address() . '/loader.js', array(), null, true );
	}
);

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		if ( HANDLE !== $handle ) {
			return $tag;
		}
		$settings   = settings();
		$attributes = array(
			'type'              => 'module',
			'src'               => kit_address() . '/loader.js',
			'id'                => HANDLE . '-js',
			'data-api-base-url' => $settings['address'],
			'data-user-entity'  => $settings['user_entity'],
		);
		if ( '' !== $settings['login_href'] ) {
			$attributes['data-login-href'] = $settings['login_href'];
		}
		if ( $settings['shadow'] ) {
			$attributes['data-shadow'] = 'true';
		}
		return wp_get_script_tag( $attributes );
	},
	10,
	2
);
